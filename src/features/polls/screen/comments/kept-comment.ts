// Keeps a comment that is being written on a poll until it is sent, also over a reload.
import { type Kept, type KeptStore, kept, newOnceKey } from '../../../../ui/kept.ts'

export interface KeptComment {
  text: string
  /** The same for all tries to send it: the server makes it once. */
  key: string
}

export const emptyComment = (): KeptComment => ({ text: '', key: newOnceKey() })

export const keptComments = (store: KeptStore, userId: number, pollId: number): Kept<KeptComment> =>
  kept(store, `poll-comment:${userId}:${pollId}`)
