// "Send a new link", and what became of it.
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { failureText } from './failure-text.ts'
import { useResend } from './use-resend.ts'

export type ResendButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'className'> & {
  /** The old link's; without it the address that the signed-in account waits for gets the new one. */
  token?: string
}

export function ResendButton({ token, ...look }: ResendButtonProps) {
  const resend = useResend(token)
  const failure = failureText(resend.error, 'The link could not be sent. Please try again.')
  if (resend.isSuccess) return <Notice tone="success">{resend.data.message}</Notice>
  return (
    <>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button {...look} busy={resend.isPending} busyLabel="Sending..." onClick={() => resend.mutate()}>
        Send a new link
      </Button>
    </>
  )
}
