// "Send a test mail", the shortest way to a first task: on the start page, and on empty pages of other features.
import { Button } from '../../../ui/button.tsx'
import { MailRun } from './mail-run.tsx'
import { type FirstMail as Mail, useFirstMail } from './use-first-mail.ts'

/** With what becomes of the mail, in the place where tasks will be. */
export function FirstMail() {
  const mail = useFirstMail({ ofAccount: false })
  return (
    <div className="grid w-full max-w-[640px] justify-items-center gap-4">
      <TestMailButton mail={mail} />
      <div className="w-full empty:hidden">
        <MailRun mail={mail} />
      </div>
    </div>
  )
}

export function TestMailButton({ mail }: { mail: Mail }) {
  return (
    <Button
      // Once there is a board to open, that is what one came for.
      variant={mail.delivery ? 'secondary' : 'primary'}
      size="lg"
      className="min-w-[164px]"
      busy={mail.isSending || mail.isUnderWay}
      busyLabel="Sending..."
      onClick={mail.send}
    >
      {mail.isOwnTest ? 'Send another' : 'Send a test mail'}
    </Button>
  )
}
