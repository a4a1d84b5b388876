// The frame around every signed-in page: header, tabs, messages, and the live connection.
import { useRef } from 'react'
import type { User } from '../features/accounts/contract.ts'
import { CompanyProvider, InContext } from '../features/companies/screen/company-context.tsx'
import { CopilotDock } from '../features/copilot/screen/copilot-dock.tsx'
import { NotFoundPage } from '../ui/not-found-page.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { LiveConnection } from './live-connection.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Overlays } from './overlays.tsx'
import { PageBoundary } from './page-boundary.tsx'
import type { Found } from './routes.tsx'
import { useArrival } from './use-arrival.ts'
import { useShellKeys } from './use-shell-keys.ts'

export function Frame({ user, found }: { user: User; found: Found | null }) {
  const main = useRef<HTMLElement>(null)
  const pattern = found?.route.pattern ?? 'none'
  useArrival(found?.route.title ?? 'Page not found', pattern, main)
  useShellKeys()
  const tabbed = found?.route.tabbed ?? false
  return (
    <CompanyProvider>
      <LiveConnection>
        <TooltipProvider>
          <div className="flex h-dvh flex-col max-md:[--bottom-bar:60px]">
            <a
              href="#main"
              className="sr-only focus:not-sr-only focus:absolute! focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-raised focus:px-3! focus:py-2! focus:text-13 focus:font-medium focus:shadow-float"
            >
              Skip to the page
            </a>
            <Header user={user} tabbed={tabbed} />
            <OfflineNotice />
            <main id="main" ref={main} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto outline-none">
              <PageBoundary key={pattern}>
                {found ? (
                  <InContext>
                    <found.route.Page params={found.params} />
                  </InContext>
                ) : (
                  <NotFoundPage />
                )}
              </PageBoundary>
            </main>
            <BottomBar tabbed={tabbed} />
            <Toaster />
            <CopilotDock />
            <Overlays />
          </div>
        </TooltipProvider>
      </LiveConnection>
    </CompanyProvider>
  )
}
