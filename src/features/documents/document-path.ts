// Where a document is seen in the app.

export const documentPath = (id: number): string => `/documents/${id}`
