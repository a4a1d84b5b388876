// Decides what an address shows, by who is there: a page for anyone, for visitors, for the signed-in, or none.
import { useEffect } from 'react'
import { Redirect, useLocation, useRouter, useSearch } from 'wouter'
import { nextPath } from '../features/accounts/screen/next-path.ts'
import { useSession } from '../features/accounts/screen/use-session.ts'
import { forgetChats } from '../features/copilot/screen/board/chat-key.ts'
import { lazyComponent } from '../ui/lazy.tsx'
import { NotFoundPage } from '../ui/not-found-page.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { type Found, findRoute } from './routes.tsx'
import { useArrival } from './use-arrival.ts'

const Frame = lazyComponent(async () => (await import('./frame.tsx')).Frame, <LoadingScreen />)
const SignInAgain = lazyComponent(async () => (await import('./sign-in-again.tsx')).SignInAgain)
const ConfirmFirstPage = lazyComponent(
  async () => (await import('../features/accounts/screen/confirm-first-page.tsx')).ConfirmFirstPage,
  <LoadingScreen />,
)
const Unreachable = lazyComponent(async () => (await import('./unreachable.tsx')).Unreachable)

export function App() {
  const session = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const { parser } = useRouter()
  const find = (group: Parameters<typeof findRoute>[1]) => findRoute(parser, group, path)

  const open = find('open')
  const visit = find('signedOut')
  const page = find('signedIn')
  useEffect(() => {
    // Begun while the server is still asked who is there, where no visitor's page may stand here instead.
    if (open || (visit && session.state !== 'signed-in')) return
    Frame.prefetch()
    page?.route.Page.prefetch()
  })

  const hasLeft = session.state === 'signed-out' && visit !== null
  useEffect(() => {
    if (hasLeft) forgetChats(localStorage)
  }, [hasLeft])

  if (session.state === 'loading') return <LoadingScreen />
  if (open) return <WholePage found={open} />
  if (session.state === 'signed-in') {
    if (!page && visit) return <Redirect to={nextPath(search)} replace />
    const { user } = session
    // Until the address is confirmed the server opens nothing to them (threat 20).
    return user.confirmed ? <Frame user={user} found={page} /> : <ConfirmFirstPage user={user} />
  }
  if (visit) return <WholePage found={visit} />
  if (!page) return <NotFoundPage alone />
  return session.state === 'unknown' ? (
    <Unreachable {...session} />
  ) : (
    <SignInAgain words={page.route.signedOutWords} />
  )
}

/* A page without the signed-in header. */
function WholePage({ found: { route, params } }: { found: Found }) {
  useArrival(route.title)
  return <route.Page params={params} />
}
