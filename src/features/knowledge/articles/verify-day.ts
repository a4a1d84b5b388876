// The day on which the owner of an article is asked whether it is still true.

/** Of an article for which nobody chose a day. */
const MONTHS = 6
const DAY_MS = 24 * 60 * 60_000

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Half a year after `at`; where that month has no such day, its last. */
export function firstVerifyDay(at: Date): string {
  const month = at.getUTCMonth() + MONTHS
  const last = new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(at.getUTCFullYear(), month, Math.min(at.getUTCDate(), last))))
}

/** After as long as before: from when it was last verified to the day on which it was to be. */
export function nextVerifyDay(verifiedAt: Date | null, verifyBy: string | null, at: Date): string {
  if (verifiedAt === null || verifyBy === null) return firstVerifyDay(at)
  const days = Math.round((Date.parse(verifyBy) - Date.parse(dayOf(verifiedAt))) / DAY_MS)
  return days < 1 ? firstVerifyDay(at) : dayOf(new Date(at.getTime() + days * DAY_MS))
}
