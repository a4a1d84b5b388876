// How large a file is, in words.

const units = ['bytes', 'kB', 'MB', 'GB'] as const

/** Bytes as "830 bytes", "12 kB", "3.4 MB": one digit after the point below ten. */
export function fileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1_000 && unit < units.length - 1) {
    size /= 1_000
    unit += 1
  }
  const digits = unit > 0 && size < 9.95 ? 1 : 0
  return `${size.toFixed(digits)} ${units[unit]}`
}
