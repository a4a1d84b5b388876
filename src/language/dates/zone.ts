// Turns instants into a zone's wall time, and the wall time of one zone into that of another.

export interface WallTime {
  /** Day number, see civil.ts. */
  day: number
  /** Seconds since midnight. */
  clock: number
}

const DAY = 86_400

/** Offsets in minutes of the abbreviations that mails carry; where two zones share one, the commoner in mail. */
const ABBREVIATIONS: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    utc: 0,
    gmt: 0,
    wet: 0,
    west: 60,
    bst: 60,
    ist: 330,
    cet: 60,
    cest: 120,
    mez: 60,
    mesz: 120,
    eet: 120,
    eest: 180,
    msk: 180,
    gst: 240,
    pkt: 300,
    sgt: 480,
    hkt: 480,
    awst: 480,
    jst: 540,
    kst: 540,
    aest: 600,
    aedt: 660,
    acst: 570,
    nzst: 720,
    nzdt: 780,
    ast: -240,
    adt: -180,
    est: -300,
    edt: -240,
    et: -300,
    cst: -360,
    cdt: -300,
    ct: -360,
    mst: -420,
    mdt: -360,
    mt: -420,
    pst: -480,
    pdt: -420,
    pt: -480,
    akst: -540,
    akdt: -480,
    hst: -600,
    brt: -180,
    art: -180,
    clt: -240,
    cot: -300,
  }),
)

/** Minutes east of Greenwich, or null for an unknown abbreviation. */
export function abbreviatedOffset(name: string): number | null {
  return ABBREVIATIONS.get(name.toLowerCase()) ?? null
}

/** The wall time of an instant in a zone ('Europe/Berlin' or '+02:00'); an unknown zone counts as UTC. */
export function wallTime(at: Date, zone: string): WallTime {
  const seconds = Math.floor(at.getTime() / 1000) + offsetMinutes(at, zone) * 60
  const day = Math.floor(seconds / DAY)
  return { day, clock: seconds - day * DAY }
}

/** Reads a wall time said in an offset (minutes) as the wall time that the writer's own zone shows then. */
export function intoZone(said: WallTime, offset: number, zone: string): WallTime {
  return wallTime(new Date((said.day * DAY + said.clock - offset * 60) * 1000), zone)
}

/** The last one asked for: all the sentences of a mail ask for the same, and the answer of Intl is slow. */
let last: { at: number; zone: string; offset: number } | null = null

export function offsetMinutes(at: Date, zone: string): number {
  if (last?.at !== at.getTime() || last.zone !== zone)
    last = { at: at.getTime(), zone, offset: offsetIn(zone, at) }
  return last.offset
}

function offsetIn(zone: string, at: Date): number {
  const fixed = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(zone)
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0))
  const format = formatOf(zone)
  if (!format) return 0
  const shown = /GMT([+-])(\d{2}):(\d{2})/.exec(format.format(at))
  return shown ? (shown[1] === '-' ? -1 : 1) * (Number(shown[2]) * 60 + Number(shown[3])) : 0
}

const formats = new Map<string, Intl.DateTimeFormat | null>()

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  let format: Intl.DateTimeFormat | null = null
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    format = null
  }
  if (formats.size < 1000) formats.set(zone, format)
  return format
}
