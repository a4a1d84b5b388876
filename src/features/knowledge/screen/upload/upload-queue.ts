// Files on their way into the knowledge base, one after the other; it goes on while other pages are open.

export interface GivenFile {
  file: File
  /** Within the folder that it comes from; null for a file alone. */
  path: string | null
}

export interface Upload extends GivenFile {
  id: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Why it failed, in words for people. */
  failure: string | null
  /** Of what it became. */
  articleId: number | null
}

/** Sends one file and answers the id of what it became; throws an error whose message is for people. */
export type SendFile = (given: GivenFile) => Promise<number>

export function createUploads() {
  let list: readonly Upload[] = []
  let lastId = 0
  let isRunning = false
  const listeners = new Set<() => void>()

  function set(next: readonly Upload[]) {
    list = next
    for (const listener of listeners) listener()
  }

  const change = (id: number, part: Partial<Upload>) =>
    set(list.map((one) => (one.id === id ? { ...one, ...part } : one)))

  async function run(send: SendFile, after: () => void) {
    if (isRunning) return
    isRunning = true
    for (let next = waiting(); next !== undefined; next = waiting()) {
      const { id } = next
      change(id, { state: 'sending', failure: null })
      try {
        change(id, { state: 'done', articleId: await send(next) })
        after()
      } catch (error) {
        change(id, {
          state: 'failed',
          failure: error instanceof Error ? error.message : 'It could not be sent.',
        })
      }
    }
    isRunning = false
  }

  const waiting = () => list.find(({ state }) => state === 'waiting')

  return {
    /** `after` hears of each one that has come. */
    add(files: readonly GivenFile[], send: SendFile, after: () => void) {
      // What is over goes as soon as something new comes.
      const kept = list.filter(({ state }) => state !== 'done')
      set([...kept, ...files.map((given) => begun(given, ++lastId))])
      return run(send, after)
    },
    retry(id: number, send: SendFile, after: () => void) {
      change(id, { state: 'waiting', failure: null })
      return run(send, after)
    },
    /** Takes off what is over, and what failed. */
    clear: () => set(list.filter(({ state }) => state === 'waiting' || state === 'sending')),
    current: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const begun = (given: GivenFile, id: number): Upload => ({
  ...given,
  ...{ id, state: 'waiting', failure: null, articleId: null },
})

export const uploads = createUploads()
