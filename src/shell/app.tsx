// Decides what an address shows, by who is there: a page for anyone, for visitors, for the signed-in, or none.
import { lazy, Suspense } from 'react'
import { Redirect, useLocation, useRouter, useSearch } from 'wouter'
import { nextPath } from '../features/accounts/screen/next-path.ts'
import { useSession } from '../features/accounts/screen/use-session.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { type Found, findRoute } from './routes.tsx'
import { useArrival } from './use-arrival.ts'

const Frame = lazy(async () => ({ default: (await import('./frame.tsx')).Frame }))
const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }))
const ConfirmFirstPage = lazy(async () => ({
  default: (await import('../features/accounts/screen/confirm-first-page.tsx')).ConfirmFirstPage,
}))
const Unreachable = lazy(async () => ({ default: (await import('./unreachable.tsx')).Unreachable }))

export function App() {
  const session = useSession()
  const [path] = useLocation()
  const search = useSearch()
  const { parser } = useRouter()
  const find = (group: Parameters<typeof findRoute>[1]) => findRoute(parser, group, path)

  if (session.state === 'loading') return <LoadingScreen />
  const open = find('open')
  if (open) return <WholePage found={open} />
  const visit = find('signedOut')
  if (session.state === 'signed-in') {
    const found = find('signedIn')
    if (!found && visit) return <Redirect to={nextPath(search)} replace />
    const { user } = session
    return (
      <Suspense fallback={<LoadingScreen />}>
        {/* Until the address is confirmed the server opens nothing to them (threat 20). */}
        {user.confirmed ? <Frame user={user} found={found} /> : <ConfirmFirstPage user={user} />}
      </Suspense>
    )
  }
  if (visit) return <WholePage found={visit} />
  if (!find('signedIn')) return <NotFoundPage alone />
  return (
    <Suspense fallback={null}>
      {session.state === 'unknown' ? <Unreachable {...session} /> : <SignInAgain path={path} />}
    </Suspense>
  )
}

/* A page without the signed-in header. */
function WholePage({ found: { route, params } }: { found: Found }) {
  useArrival(route.title)
  return (
    <Suspense fallback={<LoadingScreen />}>
      <route.page.Page params={params} />
    </Suspense>
  )
}
