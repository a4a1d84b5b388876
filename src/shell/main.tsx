// Starts the client: policy nonce, styles, cache, and the screen of the address.
import '../ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sessionKey } from '../features/accounts/screen/use-session.ts'
import { forbidCodeFromStrings, shareNonceWithStyles } from '../ui/csp.ts'
import { createQueryClient } from '../ui/queries.ts'
import { toast } from '../ui/toasts.ts'
import { browserPorts, createUnauthorizedRule } from '../ui/unauthorized.ts'
import { App } from './app.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { Prefetch } from './prefetch.tsx'

const isSignedIn = () => queryClient.getQueryData(sessionKey) !== undefined
const queryClient = createQueryClient(createUnauthorizedRule({ isSignedIn, toast, ...browserPorts }))

shareNonceWithStyles()
forbidCodeFromStrings()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PageBoundary>
          <App />
        </PageBoundary>
        <Prefetch isSignedIn={isSignedIn} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
