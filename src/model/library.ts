// The library that speaks to language models, loaded when one is first asked: most servers have none.

export const modelLibrary = () => import('ai')

/** What `make` gives, made when it is first asked for. */
export function onceAsked<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}
