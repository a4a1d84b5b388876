// The start page of an account that has nothing yet: whom to write to, a test mail, and what becomes of it.
import { firstAgent } from '../../crew/crew.ts'
import { useSession } from '../../features/accounts/screen/use-session.ts'
import { useAddressHere } from '../../features/catalogue/screen/use-agents.ts'
import { TestMailButton } from '../../features/settings/screen/first-mail.tsx'
import { MailRun } from '../../features/settings/screen/mail-run.tsx'
import { useFirstMail } from '../../features/settings/screen/use-first-mail.ts'
import { AgentStamp } from '../../ui/agent-stamp.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { SortingFrame } from '../../ui/illustration.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const soon = [
  ['Overdue', 'What is late, before somebody asks.'],
  ['Due today', 'Dates are read from the mail, in your time zone.'],
  ['To decide', `What ${firstAgent.name} is not sure of waits for you.`],
  ['Waiting for', 'Who owes you an answer, and for how long.'],
] as const

export function FirstRun() {
  const mail = useFirstMail({ ofAccount: true })
  const session = useSession()
  const email = session.state === 'signed-in' ? session.user.email : 'your address'
  return (
    <div className="mx-auto w-full max-w-[1040px] px-6 pt-11 pb-10 max-md:px-4 max-md:pt-6">
      <div className="grid items-end gap-12 min-[900px]:grid-cols-[minmax(0,1fr)_264px]">
        <div className="min-w-0">
          <h1 className="max-w-[17ch] text-36 font-semibold tracking-[-0.022em] max-md:text-26">
            Write a mail. It comes back as tasks.
          </h1>
          <p className="mt-2.5 max-w-[46ch] text-16 text-ink-2 wrap-text max-md:text-15">
            Send it from {email}, or copy {firstAgent.name} in on the next thread. She answers with a receipt
            of what she made.
          </p>
          <Address />
          <div className="mt-3.5 flex items-center gap-3 text-13 text-ink-2 max-md:flex-col max-md:items-stretch max-md:text-center">
            <TestMailButton mail={mail} />
            <span>Takes two seconds, and shows you what happens to a mail.</span>
          </div>
        </div>
        <div className="justify-self-end max-[899px]:hidden [&>svg]:h-[168px] [&>svg]:w-[264px]">
          <SortingFrame />
        </div>
      </div>
      <div className="mt-8 empty:hidden">
        <MailRun mail={mail} />
      </div>
      <ul className="mt-8 grid grid-cols-4 border-t border-line max-[899px]:grid-cols-2">
        {soon.map(([title, words]) => (
          <li
            key={title}
            className="pt-3.5 pr-5 text-13 leading-[19px] text-ink-2 not-first:border-l not-first:border-line not-first:pl-5 max-[899px]:odd:border-l-0 max-[899px]:odd:pl-0"
          >
            <h2 className="font-semibold text-ink">{title}</h2>
            <p className="mt-0.5 text-pretty">{words}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Address() {
  const address = useAddressHere(firstAgent.type)
  return (
    <div className="mt-6.5 flex min-h-14 max-w-[560px] items-center gap-3.5 rounded-card bg-surface py-2 pr-2 pl-3.5 ring-line-2">
      <AgentStamp agent={firstAgent.type} size={28} />
      {address === null ? (
        <Skeleton className="w-64" />
      ) : (
        <>
          <b className="min-w-0 flex-1 text-16 font-550 wrap-text">{address}</b>
          <CopyButton isAddress text={address} what="the address" />
        </>
      )}
    </div>
  )
}
