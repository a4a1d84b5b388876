// Where an answer is written: to whom it goes, as whom it comes, its text, and the mail that will stand below it.
import { Ellipsis } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { newOnceKey } from '../../../../ui/kept.ts'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { type Replies, type ReplyPerson, type ReplyTo, replyRequired } from '../../reply/contract.ts'
import { newReply, type ReplyDraft, type ReplyDrafts } from './reply-draft.ts'
import { useSendReply } from './use-replies.ts'

export type ReplyFormProps = {
  deliveryId: number
  replies: Replies
  /** Begun before, or just now. */
  begun: ReplyDraft
  drafts: ReplyDrafts
  /** Sent, thrown away, or left for later. */
  onClose: () => void
}

export function ReplyForm({ deliveryId, replies, begun, drafts, onClose }: ReplyFormProps) {
  const [draft, setDraft] = useState(begun)
  const [isEmpty, setEmpty] = useState(false)
  const send = useSendReply(deliveryId, () => {
    drafts.drop(deliveryId)
    onClose()
  })

  function change(changed: Partial<ReplyDraft>) {
    // What was tried with another text may have arrived: this one is a mail of its own.
    const key = send.isError ? newOnceKey() : draft.key
    const next = { ...draft, ...changed, key }
    setEmpty(false)
    setDraft(next)
    drafts.keep(deliveryId, next)
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (send.isPending) return
    if (draft.text.trim() === '') setEmpty(true)
    else send.mutate(draft)
  }

  function discard() {
    drafts.drop(deliveryId)
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
    else if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else return
    event.preventDefault()
  }

  return (
    <form
      onSubmit={submit}
      aria-label="Reply"
      className="mt-5 grid gap-3 rounded-card bg-raised p-4 shadow-card ring-line max-md:p-3"
    >
      <Recipients replies={replies} to={draft.to} onTo={(to) => change({ to })} />
      <Field
        label="Your reply"
        hideLabel
        hint={`From “${replies.from.name}”. Answers go to ${replies.answersTo}.`}
        {...(isEmpty && { error: replyRequired })}
      >
        <Textarea
          autoFocus
          rows={6}
          data-keeps-escape
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={onKeyDown}
          placeholder="Write your reply"
          className="text-15"
        />
      </Field>
      <QuotedBelow text={replies.quoted} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={send.isPending} busyLabel="Sending...">
          {draft.to === 'all' ? 'Send to all' : 'Send'}
        </Button>
        <Button variant="ghost" onClick={discard}>
          Discard
        </Button>
        {draft.text.trim() !== '' && (
          <span className="text-12 text-ink-3">Kept on this device until it is sent.</span>
        )}
      </div>
    </form>
  )
}

type RecipientsProps = { replies: Replies; to: ReplyTo; onTo: (to: ReplyTo) => void }

function Recipients({ replies, to, onTo }: RecipientsProps) {
  const { agents, leftOut } = replies
  return (
    <div className="grid justify-items-start gap-1.5 text-13">
      {isChoice(replies) && (
        <Segmented
          label="Reply to"
          value={to}
          onValueChange={onTo}
          options={[
            { value: 'sender', label: 'Reply' },
            { value: 'all', label: 'Reply to all' },
          ]}
        />
      )}
      <p className="wrap-text">
        <span className="text-ink-3">To </span>
        {replies[to].map(nameOf).join(', ')}
      </p>
      {to === 'all' && agents.length > 0 && (
        <p className="text-12 text-ink-2 wrap-text">
          {agents.join(', ')} {agents.length === 1 ? 'reads' : 'read'} it too, as a mail of this thread.
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="text-12 text-ink-2 wrap-text">
          Not to{' '}
          {leftOut
            .map(
              ({ address, why }) => `${address} (${why === 'left' ? 'left this thread' : 'blocked by you'})`,
            )
            .join(', ')}
          .
        </p>
      )}
    </div>
  )
}

const nameOf = ({ name, address }: ReplyPerson) =>
  name && name !== address ? `${name} <${address}>` : address

/** An answer to all reaches more than one to the sender. */
export const isChoice = ({ sender, all, agents }: Replies) =>
  sender.length > 0 && (all.length > sender.length || agents.length > 0)

/** To whom a new answer goes: to all, unless nobody else would get it, as the mail's own page offers it. */
export const newReplyTo = (replies: Replies, wanted: ReplyTo): ReplyDraft =>
  newReply(isChoice(replies) ? wanted : replies.sender.length > 0 ? 'sender' : 'all')

function QuotedBelow({ text }: { text: string }) {
  return (
    <details className="text-12 text-ink-2">
      <summary className="inline-flex h-6 cursor-pointer items-center gap-[7px] rounded-control bg-sunken px-[9px] max-md:h-9">
        <Ellipsis aria-hidden className="size-3.5" />
        The mail below your reply
      </summary>
      <p className="mt-2 max-h-60 overflow-y-auto border-l border-line-2 pl-3 text-13 whitespace-pre-wrap wrap-text">
        {text}
      </p>
    </details>
  )
}
