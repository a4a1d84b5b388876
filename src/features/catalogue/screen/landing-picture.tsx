// A mail and, torn from it, the tasks that were made of it: the product in one picture.
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { EvidenceMark, MarkedSentence } from '../../../ui/evidence-mark.tsx'
import { Postmark } from '../../../ui/postmark.tsx'

const tasks = [
  { title: 'Send the launch deck to all partners', note: 'Thu, Mar 12 · Amara' },
  { title: 'Confirm the caterer for 60 guests', note: 'Wed, Mar 18 · Lucia' },
]

export function LandingPicture() {
  return (
    <figure
      aria-label="Example: a mail and the two tasks that Tula made from it"
      className="min-w-0 rounded-card bg-surface shadow-card"
    >
      <div className="px-7 pt-6 pb-7 max-md:px-4">
        <div className="flex justify-between border-b border-line pb-3.5">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-14 leading-[22px] [&_dt]:text-ink-2">
            <dt>From</dt>
            <dd>Priya Raman</dd>
            <dt>To</dt>
            <dd>
              Amara, Lucia,{' '}
              <span data-agent="tula" className="text-(--ai)">
                tula
              </span>
            </dd>
            <dt>Subject</dt>
            <dd className="font-semibold">Spring launch: next steps</dd>
          </dl>
          <Postmark place="Example" date="10 Mar" time="09:12" className="text-accent max-md:hidden" />
        </div>
        <div className="mt-4 grid gap-3 text-15">
          <p>
            Amara,{' '}
            <MarkedSentence agent="tula" number={1}>
              please send the launch deck to all partners by Thursday
            </MarkedSentence>
            , with the new figures from finance.
          </p>
          <p>
            Lucia,{' '}
            <MarkedSentence agent="tula" number={2}>
              can you confirm the caterer by next Wednesday
            </MarkedSentence>
            ? We are 60.
          </p>
        </div>
      </div>
      <div className="perforated-t px-7 py-5 max-md:px-4">
        <p className="flex items-center gap-2 text-13 text-ink-2">
          <AgentStamp agent="tula" size={20} />
          Tula made two tasks
        </p>
        <ol className="mt-3 grid gap-3">
          {tasks.map((task, index) => (
            <li key={task.title} className="flex gap-2.5">
              <EvidenceMark agent="tula" number={index + 1} />
              <span>
                <span className="block text-14 font-550">{task.title}</span>
                <span className="text-12 text-ink-2">{task.note}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
