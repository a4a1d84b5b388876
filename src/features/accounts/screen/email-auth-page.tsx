// The email authentication screen: sign in or sign up, by address or with Google (AUTH-01..06).
import { ArrowLeft } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { isAboutInput } from '../../../ui/failure-toast.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useRead } from '../../../ui/use-read.ts'
import { closedSignUp, getSignUp, passwordFaults } from '../contract.ts'
import { type AuthMode, authMode, useEmailAuth } from './email-auth.ts'
import { EmailAuthFields, type PasswordFaults } from './email-auth-fields.tsx'
import { failureText } from './failure-text.ts'
import { fieldOf } from './field-of.ts'
import { googleFailure } from './google-failure.ts'
import { GoogleGlyph } from './google-glyph.tsx'
import { homePath, nextPath } from './next-path.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

const words = {
  signin: { title: 'Sign in', submit: 'Sign In', ask: 'New to Mailcrew?', other: 'Sign up' },
  signup: {
    title: 'Create your account',
    submit: 'Sign Up',
    ask: 'Already have an account?',
    other: 'Sign in',
  },
} as const

export function EmailAuthPage() {
  const search = useSearch()
  const [mode, setMode] = useState<AuthMode>(() => authMode(search))
  const [, navigate] = useLocation()
  const [faults, setFaults] = useState<PasswordFaults>({})
  const auth = useEmailAuth(mode, () => navigate(nextPath(search), { replace: true }))
  const asks = isAboutInput(auth.error) && auth.error.field === 'code'
  const [asksCode, setAsksCode] = useState(false)
  if (asks && !asksCode) setAsksCode(true)
  // That a code is needed is no failure of whoever was not asked for one before.
  const isFirst = asks && fieldOf(auth.variables ?? new FormData(), 'code') === ''
  const failure =
    failureText(auth.error, 'Authentication failed') ?? (auth.isIdle ? googleFailure(search) : null)
  const { title, submit, ask, other } = words[mode]

  function toggle() {
    auth.reset()
    setFaults({})
    setAsksCode(false)
    setMode(mode === 'signin' ? 'signup' : 'signin')
  }

  // Not a form action: React would empty the fields after it, also when signing in failed.
  function submitForm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const found =
      mode === 'signup' ? passwordFaults(fieldOf(form, 'password'), fieldOf(form, 'confirmPassword')) : {}
    setFaults(found)
    if (Object.keys(found).length === 0) auth.mutate(form)
    else auth.reset()
  }

  return (
    <SignedOutPage
      aside={
        <ButtonLink href="/" variant="ghost" icon={<ArrowLeft aria-hidden />}>
          Back to home
        </ButtonLink>
      }
    >
      <div className="mx-auto my-auto w-full max-w-[376px] py-8">
        <h1 className="text-26 font-semibold tracking-[-0.015em]">{title}</h1>
        {mode === 'signup' && <WhoMaySignUp />}
        <GoogleLink next={nextPath(search)} />
        {mode === 'signin' && <PasskeySignIn onDone={() => navigate(nextPath(search), { replace: true })} />}
        <p className="my-5 flex items-center gap-3 text-13 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or with your email
        </p>
        {failure !== null && (
          <div className="mb-5">
            <Notice tone={isFirst ? 'info' : 'danger'} urgent>
              {failure}
            </Notice>
          </div>
        )}
        <form onSubmit={submitForm} className="grid gap-4" aria-label={title}>
          <EmailAuthFields mode={mode} faults={faults} asksCode={asksCode} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            className="mt-1 w-full"
            busy={auth.isPending}
            busyLabel="Please wait..."
          >
            {submit}
          </Button>
        </form>
        <p className="mt-5 text-14 text-ink-2">
          {ask}{' '}
          <button type="button" onClick={toggle} className="link font-medium">
            {other}
          </button>
        </p>
        <p className="mt-6 text-13 text-ink-2">
          By continuing you agree to the{' '}
          <Link href="/terms" className="link">
            terms
          </Link>{' '}
          and the{' '}
          <Link href="/privacy" className="link">
            privacy page
          </Link>
          .
        </p>
      </div>
    </SignedOutPage>
  )
}

/** Where not everybody may, that is said before the form is filled in. */
function WhoMaySignUp() {
  const { data } = useRead(getSignUp, {})
  if (data === undefined || data.who === 'open') return null
  return (
    <div className="mt-5">
      <Notice>{closedSignUp(data)}</Notice>
    </div>
  )
}

function GoogleLink({ next }: { next: string }) {
  const query = next === homePath ? '' : `?next=${encodeURIComponent(next)}`
  return (
    <ButtonLink href={`/api/auth/google${query}`} size="lg" className="mt-6 w-full" icon={<GoogleGlyph />}>
      Continue with Google
    </ButtonLink>
  )
}
