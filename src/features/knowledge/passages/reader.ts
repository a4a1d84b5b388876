// Whose knowledge is asked, and by whom.

/** Whose knowledge it is: of one company, or of one person. The other one is null. */
export type Keeper =
  | { readonly companyId: number; readonly ownerId: null }
  | { readonly companyId: null; readonly ownerId: number }

/**
 * Who asks the knowledge of a keeper. `userId` is null for whoever is not known or not proved. What they may read is
 * decided by one rule in SQL (`readablePassages` of passage-store.ts) at the moment of the question: whoever is an
 * active member of the company, or the owner, reads all but what private threads hold in which they take no part;
 * anybody else reads only what is public.
 */
export interface Reader {
  readonly keeper: Keeper
  readonly userId: number | null
}

/** What passages were taken from. A `thread` is one whose tasks are all done. */
export interface Source {
  readonly kind: 'article' | 'document' | 'thread'
  readonly id: number
}
