// The mail of the example as the mail log shows one: head, typeset text with its marked sentences, replies, sort code.
import { firstAgent } from '../../../../crew/crew.ts'
import { formatPostmarkDay, formatTime } from '../../../../ui/dates.ts'
import { Avatar } from '../../../../ui/person.tsx'
import { Postmark } from '../../../../ui/postmark.tsx'
import { MailText } from '../../../triage/screen/mail-text.tsx'
import { cast, mail, replies, sentences } from './story.ts'

export function ExampleMail({ sent }: { sent: Date }) {
  return (
    <article className="flex min-w-0 flex-col overflow-hidden">
      <div className="px-6 pt-5 max-md:px-4">
        <Head sent={sent} />
        <div className="pt-4 pb-5">
          <MailText text={mail.text} agent={firstAgent.type} sentences={sentences} />
        </div>
      </div>
      <ol aria-label="Replies" className="mt-auto [&>li]:border-t [&>li]:border-line">
        {replies.map((reply) => (
          <Reply key={reply.from} {...reply} sent={sent} />
        ))}
      </ol>
    </article>
  )
}

function Head({ sent }: { sent: Date }) {
  return (
    <div className="flex items-start justify-between gap-2 border-b border-line pb-3.5">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 text-14 leading-[21px] [&_dt]:text-ink-3">
        <dt>From</dt>
        <dd>{cast[mail.from].name}</dd>
        <dt>To</dt>
        <dd>
          {mail.to.map((who) => cast[who].name.split(' ')[0]).join(', ')},{' '}
          <span data-agent={firstAgent.type} className="font-medium text-(--ai)">
            {firstAgent.type}
          </span>
        </dd>
        <dt>Subject</dt>
        <dd className="font-semibold">{mail.subject}</dd>
      </dl>
      <Postmark
        place="Example"
        date={formatPostmarkDay(sent)}
        time={formatTime(sent)}
        className="-mt-1.5 shrink-0 text-accent opacity-75 max-[359px]:hidden"
      />
    </div>
  )
}

type ReplyProps = { from: keyof typeof cast; text: string; after: number; sent: Date }

function Reply({ from, text, after, sent }: ReplyProps) {
  const at = new Date(sent.getTime() + after * 60_000)
  return (
    <li className="landing-reply flex gap-3 px-6 py-2.5 max-md:px-4">
      <Avatar name={cast[from].name} size="md" />
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3">
          <b className="truncate font-semibold">{cast[from].name}</b>
          <time dateTime={at.toISOString()} className="inscription text-12 text-ink-3">
            {formatTime(at)}
          </time>
        </p>
        <p className="text-13 text-ink-2">{text}</p>
      </div>
    </li>
  )
}
