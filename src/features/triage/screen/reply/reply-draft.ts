// Keeps an answer that is being written on this device, until it is sent or thrown away: closing the window loses nothing.
import { type KeptStore, kept, newOnceKey } from '../../../../ui/kept.ts'
import type { ReplyTo } from '../../reply/contract.ts'

export interface ReplyDraft {
  to: ReplyTo
  text: string
  /** Of one answer, for all tries to send it: the server sends it once. */
  key: string
}

/** Of the person with that id: who signs in after them finds nothing. */
export function replyDrafts(store: KeptStore, userId: number) {
  const of = (deliveryId: number) => kept<ReplyDraft>(store, `reply:${userId}:${deliveryId}`)
  return {
    read: (deliveryId: number) => of(deliveryId).read(),
    /** An answer without a word leaves nothing behind. */
    keep(deliveryId: number, draft: ReplyDraft): void {
      if (draft.text.trim() === '') of(deliveryId).drop()
      else of(deliveryId).keep(draft)
    },
    drop: (deliveryId: number) => of(deliveryId).drop(),
  }
}
export type ReplyDrafts = ReturnType<typeof replyDrafts>

export const newReply = (to: ReplyTo): ReplyDraft => ({ to, text: '', key: newOnceKey() })
