// Lets two files be read at a time; the others wait, so that many attachments never take all memory.

/** Who looks at a page does not wait for the files that are read. */
const most = { reading: 2, showing: 1 }

export type Lane = keyof typeof most

const taken: Record<Lane, number> = { reading: 0, showing: 0 }
const waiting: Record<Lane, (() => void)[]> = { reading: [], showing: [] }

export async function inTurn<T>(lane: Lane, act: () => Promise<T>): Promise<T> {
  if (taken[lane] >= most[lane]) await new Promise<void>((resolve) => waiting[lane].push(resolve))
  else taken[lane] += 1
  try {
    return await act()
  } finally {
    const next = waiting[lane].shift()
    // Whoever waits takes over the place.
    if (next) next()
    else taken[lane] -= 1
  }
}
