// What a page gets from its address.
/** The parts of the address that a route's pattern names. */
export type PageProps = { params: Record<string, string | undefined> }
