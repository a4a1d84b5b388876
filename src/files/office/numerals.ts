// Numbers of lists as they are written: 3, c, iii.

const romans: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

/** By the formats' names in WordprocessingML, and their letters in OpenDocument and HTML. */
export function numeral(value: number, format: string): string {
  if (format === 'lowerLetter' || format === 'a') return letters(value)
  if (format === 'upperLetter' || format === 'A') return letters(value).toUpperCase()
  if (format === 'lowerRoman' || format === 'i') return roman(value)
  if (format === 'upperRoman' || format === 'I') return roman(value).toUpperCase()
  if (format === 'decimalZero') return String(value).padStart(2, '0')
  return String(value)
}

/** As columns of a sheet: a to z, aa, ab. */
export function letters(value: number): string {
  let text = ''
  for (let left = value; left > 0; left = Math.floor((left - 1) / 26))
    text = String.fromCharCode(97 + ((left - 1) % 26)) + text
  return text
}

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value)
  let left = value
  let text = ''
  for (const [worth, sign] of romans)
    while (left >= worth) {
      text += sign
      left -= worth
    }
  return text
}
