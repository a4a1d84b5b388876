// The Copilot's place on every signed-in page: its round button, and the panel once it is opened (COP-01, COP-02).
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Kbd } from '../../../ui/kbd.tsx'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { keyName, useKeys } from '../../../ui/use-keys.ts'
import { copilotState, setCopilot, useCopilotState } from './copilot-state.ts'

const CopilotPanel = lazyComponent(async () => (await import('./copilot-panel.tsx')).CopilotPanel)

/** An agent's chat button on the landing page leads here, over signing up or in: `?copilot=` opens it, once (LAND-13). */
function useOpenedByAddress(): void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const isAsked = new URLSearchParams(search).has('copilot')
  useEffect(() => {
    if (!isAsked) return
    setCopilot('open')
    const rest = new URLSearchParams(search)
    rest.delete('copilot')
    navigate(rest.size > 0 ? `${path}?${rest}` : path, { replace: true })
  }, [isAsked, navigate, path, search])
}

function toggle() {
  setCopilot(copilotState() === 'open' ? 'collapsed' : 'open')
}

export function CopilotDock() {
  const state = useCopilotState()
  useOpenedByAddress()
  useKeys('Everywhere', [{ keys: 'Ctrl J', label: 'Open or close the Copilot', run: toggle }])
  if (state !== 'collapsed') return <CopilotPanel />
  return (
    <button
      type="button"
      aria-label="Open Copilot"
      aria-keyshortcuts="Control+J Meta+J"
      onPointerEnter={CopilotPanel.prefetch}
      onFocus={CopilotPanel.prefetch}
      onClick={() => setCopilot('open')}
      className="group fixed right-5 bottom-5 z-30 grid size-[52px] place-items-center rounded-full bg-accent text-on-accent shadow-float hover:bg-accent-hover max-md:right-4 max-md:bottom-[calc(var(--bottom-bar,0px)+16px)]"
    >
      <Mark className="size-[22px]" />
      <span
        aria-hidden
        className="absolute right-[62px] hidden h-8 items-center gap-2 rounded-control bg-raised pr-2 pl-3 text-12 text-ink shadow-float group-hover:flex group-focus-visible:flex max-md:hidden!"
      >
        Copilot <Kbd keys={keyName('Ctrl J')} />
      </span>
    </button>
  )
}
