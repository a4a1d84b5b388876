// The start page of every day: what is late, due, to decide and waited for, and what became of the mail.
import { Link } from 'wouter'
import { firstAgent } from '../../crew/crew.ts'
import { useSession } from '../../features/accounts/screen/use-session.ts'
import { useAssignedTasks } from '../../features/boards/screen/lists/use-task-lists.ts'
import { useAddressHere } from '../../features/catalogue/screen/use-agents.ts'
import { useWaiting as useAwaited } from '../../features/reminders/screen/use-waiting.ts'
import { DecideItem, keyOfWaiting } from '../../features/triage/screen/decide-item.tsx'
import { LatestMails } from '../../features/triage/screen/latest-mails.tsx'
import { useWaiting as useToDecide } from '../../features/triage/screen/use-waiting.ts'
import { AgentAddress } from '../../ui/address.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyTray } from '../../ui/illustration.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/now.ts'
import { failureWords } from '../../ui/request.ts'
import { Loading, SkeletonRows } from '../../ui/skeleton.tsx'
import { DueList } from './due-list.tsx'
import { Figures } from './figures.tsx'
import { calledBy, daySentence, dueNow, greeting } from './today.ts'
import { MOST_SHOWN, TodaySection } from './today-section.tsx'
import { WaitingList } from './waiting-list.tsx'

const places = { due: '/my-tasks?sort=due', decide: '/mails/decide', waiting: '/waiting' } as const

export function Home() {
  const now = useNow()
  const mine = useAssignedTasks()
  const decide = useToDecide()
  const awaited = useAwaited()
  const due = mine.data && dueNow(mine.data, now)
  const figures = [
    { label: 'Overdue', href: places.due, value: due?.overdue.length ?? lost(mine.isError), isBad: true },
    { label: 'Due today', href: places.due, value: due?.today.length ?? lost(mine.isError) },
    { label: 'To decide', href: places.decide, value: decide.items?.length ?? lost(decide.error !== null) },
    { label: 'Waiting for', href: places.waiting, value: awaited.data?.length ?? lost(awaited.isError) },
  ]
  const [overdue, today, toDecide, waitingFor] = figures.map(({ value }) => value)
  const isKnown = figures.every(({ value }) => typeof value === 'number')
  const counts = {
    overdue: overdue ?? 0,
    today: today ?? 0,
    toDecide: toDecide ?? 0,
    waitingFor: waitingFor ?? 0,
  }
  return (
    <div className="mx-auto w-full max-w-page px-6 py-6 max-md:px-4">
      <Head now={now} sentence={isKnown ? daySentence(counts) : null} />
      <Figures figures={figures} />
      <div className="grid items-start gap-x-11 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          {due ? (
            <>
              <TodaySection id="overdue" title="Overdue" count={due.overdue.length} href={places.due}>
                <DueList tasks={due.overdue} />
              </TodaySection>
              <TodaySection id="due-today" title="Due today" count={due.today.length} href={places.due}>
                <DueList tasks={due.today} />
              </TodaySection>
            </>
          ) : (
            <OnItsWay of={mine} failed="Your tasks could not be loaded" />
          )}
          {decide.items ? (
            <TodaySection
              id="to-decide"
              title="To decide"
              count={decide.items.length}
              href={places.decide}
              note={decide.items.length > MOST_SHOWN ? '' : 'Nothing happens until you press'}
            >
              <ul className="mt-3 grid gap-3">
                {decide.items.slice(0, MOST_SHOWN).map((item) => (
                  <DecideItem key={keyOfWaiting(item)} item={item} />
                ))}
              </ul>
            </TodaySection>
          ) : (
            <OnItsWay
              of={{ error: decide.error, isFetching: decide.busy, refetch: decide.retry }}
              failed="What waits for you could not be loaded"
            />
          )}
          {awaited.data ? (
            <TodaySection
              id="waiting-for"
              title="Waiting for"
              count={awaited.data.length}
              href={places.waiting}
            >
              <WaitingList tasks={awaited.data} />
            </TodaySection>
          ) : (
            <OnItsWay of={awaited} failed="What you wait for could not be loaded" />
          )}
          {isKnown && Object.values(counts).every((count) => count === 0) && <AllClear />}
        </div>
        <section
          aria-labelledby="your-mail"
          className="min-w-0 overflow-hidden rounded-panel bg-surface shadow-card"
        >
          <h2 id="your-mail" className="px-5 pt-4 pb-2 text-14 font-semibold">
            What became of your mail
          </h2>
          <LatestMails count={6} />
        </section>
      </div>
    </div>
  )
}

/** Null for a figure that could not be read, undefined while it is. */
const lost = (isLost: boolean) => (isLost ? null : undefined)

function Head({ now, sentence }: { now: number; sentence: string | null }) {
  const session = useSession()
  const address = useAddressHere(firstAgent.type)
  const name = session.state === 'signed-in' ? calledBy(session.user.firstName, session.user.lastName) : ''
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-26 font-semibold tracking-[-0.015em] wrap-text">
          {name === '' ? greeting(now) : `${greeting(now)}, ${name}`}
        </h1>
        <p className="mt-0.5 min-h-5 text-14 text-ink-2">
          {dayWords.format(now)}. {sentence}
        </p>
      </div>
      <div className="min-h-9">
        {address !== null && <AgentAddress agent={firstAgent.type} address={address} />}
      </div>
    </header>
  )
}

const dayWords = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

interface Reading {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

function OnItsWay({ of, failed }: { of: Reading; failed: string }) {
  if (of.error === null) {
    return (
      <Loading className="mb-6">
        <SkeletonRows rows={3} />
      </Loading>
    )
  }
  return (
    <div className="mb-4">
      <Notice
        tone="danger"
        title={`${failed}.`}
        action={
          <Button size="sm" onClick={() => void of.refetch()} busy={of.isFetching} busyLabel="Trying...">
            Retry
          </Button>
        }
      >
        Nothing is lost. {failureWords(of.error)}
      </Notice>
    </div>
  )
}

function AllClear() {
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      <EmptyTray />
      <h2 className="mt-5 text-14 font-semibold">Nothing needs you today</h2>
      <p className="mt-1 text-13 text-ink-2">
        Everything else is on your{' '}
        <Link href="/tasks" className="link">
          task board
        </Link>
        .
      </p>
    </div>
  )
}
