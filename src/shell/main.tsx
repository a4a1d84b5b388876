// Starts the client: policy nonce, styles, cache, and the providers around every screen.
import '../ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { shareNonceWithStyles } from '../ui/csp-nonce.ts'
import { Wordmark } from '../ui/mark.tsx'
import { createQueryClient } from '../ui/queries.ts'
import { Toaster } from '../ui/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'

shareNonceWithStyles()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <TooltipProvider>
          <main className="p-6">
            <Wordmark />
          </main>
          <Toaster />
        </TooltipProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
