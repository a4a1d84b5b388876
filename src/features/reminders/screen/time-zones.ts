// The time zones that one can choose, by the city that people look for.

/** IANA names under "New York, America", so that typed letters find a city; `own` is among them whatever this browser knows. */
export function timeZoneOptions(own: string): { value: string; label: string }[] {
  const names = [...new Set(['UTC', own, ...Intl.supportedValuesOf('timeZone')])]
  return names
    .map((value) => ({ value, label: labelOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

function labelOf(name: string): string {
  const parts = name.replaceAll('_', ' ').split('/')
  const city = parts.pop() ?? name
  return parts.length === 0 ? city : `${city}, ${parts.join(' / ')}`
}
