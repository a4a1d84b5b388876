// A browser's user agent in words that its owner knows: "Firefox on Linux".

/** The first that fits counts: most browsers name others to be let in. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgi?A?(?:OS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/^(?=.*\bVersion\/[\d.]).*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** "A browser" where the agent says nothing that is known. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent) ?? 'A browser'
  const system = nameIn(systems, userAgent)
  return system === null ? browser : `${browser} on ${system}`
}

function nameIn(names: readonly [RegExp, string][], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
