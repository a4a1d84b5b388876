// A pattern of SQL's LIKE for any part of a text.

/** Signs that mean something in a pattern mean themselves. */
export const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
