// The mail that the address of the page asks to open, and the sentence in it.

export type OpenMail = { mailId: number; markKey: string | null }

/** From `?mail=12&mark=t7`; null without a mail. */
export function readOpenMail(query: URLSearchParams): OpenMail | null {
  const mailId = Number(query.get('mail'))
  return Number.isInteger(mailId) && mailId > 0 ? { mailId, markKey: query.get('mark') } : null
}

/** A copy of the query that opens a mail at a mark, or with null opens none. */
export function writeOpenMail(query: URLSearchParams, open: OpenMail | null): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('mail')
  next.delete('mark')
  if (open === null) return next
  next.set('mail', String(open.mailId))
  if (open.markKey !== null) next.set('mark', open.markKey)
  return next
}

/** The board of a project with the mail open at a mark. */
export function mailOnBoard(projectId: number, mailId: number, markKey: string): string {
  return `/project/${projectId}?${writeOpenMail(new URLSearchParams(), { mailId, markKey })}`
}
