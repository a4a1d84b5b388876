// How to work with agents by mail, and an example that shows it (SET-18, MAIL-25).
import { Send } from 'lucide-react'
import { Link } from 'wouter'
import { firstAgent } from '../../../crew/crew.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { MarkerInstruction } from '../../catalogue/screen/marker-instruction.tsx'
import { useSendTestMail } from './use-mail-state.ts'

const steps = [
  'Write to an agent as you would to a colleague, or add its address to a mail to others.',
  'It makes records of what it reads and answers with a receipt that says what it understood.',
  'Reply to the receipt to change something: “done”, “Bob takes this”, or a line such as #due 2 Friday.',
]

export function UsageHelp() {
  const test = useSendTestMail()
  return (
    <Panel title="How to use it">
      <ol className="grid list-decimal gap-1.5 pl-5 text-13 text-ink-2 marker:text-ink-3">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-3">
        <MarkerInstruction />
      </div>
      <div className="mt-5 grid gap-3 border-t border-line pt-4">
        <p className="text-13 text-ink-2">
          A test mail is a marked example, sent in your name to {firstAgent.name}. It is handled like any
          other and makes a project that you can delete.
        </p>
        <div>
          <Button
            icon={<Send aria-hidden />}
            busy={test.isPending}
            busyLabel="Sending..."
            onClick={() => test.mutate()}
          >
            Send a test mail
          </Button>
        </div>
        {test.isSuccess && (
          <Notice tone="success" title="Sent.">
            “{test.data.subject}” is on its way. See in the{' '}
            <Link href="/mails" className="link">
              mail log
            </Link>{' '}
            what becomes of it.
          </Notice>
        )}
      </div>
    </Panel>
  )
}
