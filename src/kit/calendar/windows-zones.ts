// Names of time zones as Outlook and Exchange write them, and the IANA zone that each means (CLDR windowsZones).

const ZONES = new Map(
  `W. Europe:Europe/Berlin|Romance:Europe/Paris|Central Europe:Europe/Budapest|Central European:Europe/Warsaw
GMT:Europe/London|Greenwich:Atlantic/Reykjavik|E. Europe:Europe/Chisinau|FLE:Europe/Kiev|GTB:Europe/Bucharest
Russian:Europe/Moscow|Turkey:Europe/Istanbul|Israel:Asia/Jerusalem|Egypt:Africa/Cairo|South Africa:Africa/Johannesburg
W. Central Africa:Africa/Lagos|E. Africa:Africa/Nairobi|Morocco:Africa/Casablanca|Kaliningrad:Europe/Kaliningrad
Arabian:Asia/Dubai|Arab:Asia/Riyadh|Arabic:Asia/Baghdad|Iran:Asia/Tehran|Pakistan:Asia/Karachi|India:Asia/Kolkata
Sri Lanka:Asia/Colombo|Nepal:Asia/Kathmandu|Bangladesh:Asia/Dhaka|SE Asia:Asia/Bangkok|China:Asia/Shanghai
Singapore:Asia/Singapore|Taipei:Asia/Taipei|W. Australia:Australia/Perth|Tokyo:Asia/Tokyo|Korea:Asia/Seoul
AUS Central:Australia/Darwin|Cen. Australia:Australia/Adelaide|AUS Eastern:Australia/Sydney
E. Australia:Australia/Brisbane|Tasmania:Australia/Hobart|New Zealand:Pacific/Auckland|Hawaiian:Pacific/Honolulu
Alaskan:America/Anchorage|Pacific:America/Los_Angeles|Mountain:America/Denver|US Mountain:America/Phoenix
Central:America/Chicago|Canada Central:America/Regina|Central America:America/Guatemala|Eastern:America/New_York
US Eastern:America/Indianapolis|Atlantic:America/Halifax|Newfoundland:America/St_Johns|Mexico:America/Mexico_City
Central Standard Time (Mexico):America/Mexico_City|SA Pacific:America/Bogota|SA Western:America/La_Paz
Venezuela:America/Caracas|SA Eastern:America/Cayenne|E. South America:America/Sao_Paulo|Argentina:America/Buenos_Aires
Pacific SA:America/Santiago|Azores:Atlantic/Azores|Cape Verde:Atlantic/Cape_Verde|UTC:UTC`
    .split(/[\n|]/)
    .map((pair) => {
      const at = pair.lastIndexOf(':')
      return [pair.slice(0, at).toLowerCase(), pair.slice(at + 1)]
    }),
)

/** Null for none; a name that nobody knows stays as it is. */
export function zoneNamed(name: string): string | null {
  const clean = name.trim().replace(/^\//, '').slice(0, 80)
  // Outlook's own zones have no better name, and their clock is the one to show.
  if (clean === '' || /^customi[sz]ed/i.test(clean)) return null
  const known =
    ZONES.get(clean.toLowerCase()) ??
    ZONES.get(clean.toLowerCase().replace(/ (?:standard|daylight|summer) time$/, ''))
  if (known !== undefined) return known
  // Some programs put their own name before it: /example.com/20260101/Europe/Berlin
  const iana = /(?:^|\/)([A-Z]\w{2,20}\/[A-Z]\w{1,30}(?:\/[A-Z]\w{1,30})?)$/.exec(clean)?.[1]
  return iana ?? clean
}
