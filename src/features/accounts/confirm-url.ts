// Where a mailed link leads.

/** The page behind a mailed link: it asks before it does anything (threat 14). */
export const confirmUrl = (publicUrl: string, token: string): string => `${publicUrl}/confirm/${token}`
