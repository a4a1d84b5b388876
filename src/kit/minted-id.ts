// Ids with the proof that somebody's rights were asked: the same numbers, which the type checker tells from others.

declare const proof: unique symbol

/**
 * The id of a record that the person who acts may read. Only the store functions that ask for the rights, or that make
 * the record, mint one: an id from a request does not type-check. Which files these are stands in bin/rules/sources.ts.
 */
export type ReadableId<Kind extends string> = number & {
  readonly [proof]: { readonly [K in Kind]: 'readable' }
}
