// Draws the toast at the bottom left; on a phone above the bottom bar. Stands once, in the shell.
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { AgentStamp } from './agent-stamp.tsx'
import { buttonStyle } from './button-style.ts'
import { type ToastKind, type ToastRecord, toastLimits, toasts } from './toasts.ts'

export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current)
  const escape = useEscapeBelow()
  return (
    <Radix.Provider
      duration={toastLimits.duration}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThreshold}
      label="Message"
    >
      {toast && !escape.isPassing && (
        <ToastCard key={toast.id} toast={toast} isBack={escape.passedAt === toast.id} />
      )}
      <Radix.Viewport
        hotkey={[...toastLimits.hotkey]}
        // Each message announces itself; what is live in this sense a modal dialog does not hide.
        aria-live="off"
        data-messages
        label="Messages ({hotkey})"
        className="fixed bottom-6 left-6 z-50 w-[424px] outline-none max-md:inset-x-3 max-md:bottom-[calc(var(--bottom-bar,0px)+12px)] max-md:w-auto"
      />
    </Radix.Provider>
  )
}

/**
 * Escape is for what is open below the message, unless the focus is in it: Radix takes whatever came last for the topmost
 * layer, and gives the key to that alone. So the message is none while the key passes, and stands again before the page
 * is painted.
 */
function useEscapeBelow() {
  const [isPassing, setPassing] = useState(false)
  const [passedAt, setPassedAt] = useState<number | null>(null)
  useEffect(() => {
    function letPass({ key }: KeyboardEvent) {
      const { id, open } = toasts.current() ?? { id: null, open: false }
      if (key !== 'Escape' || !open || document.activeElement?.closest(messages)) return
      flushSync(() => {
        setPassing(true)
        setPassedAt(id)
      })
      requestAnimationFrame(() => flushSync(() => setPassing(false)))
    }
    // Before Radix hears it, at the document.
    window.addEventListener('keydown', letPass, { capture: true })
    return () => window.removeEventListener('keydown', letPass, { capture: true })
  }, [])
  return { isPassing, passedAt }
}

/* Where Radix puts them. */
const messages = '[data-messages]'

const icons: Record<ToastKind, ReactNode> = {
  info: <Info aria-hidden className="size-4 text-ink-3" />,
  success: <CircleCheck aria-hidden className="size-4 text-success" />,
  destructive: <TriangleAlert aria-hidden className="size-4 text-danger" />,
}

/** `isBack`: it was there before, so it does not come in anew. */
function ToastCard({ toast, isBack }: { toast: ToastRecord; isBack: boolean }) {
  const { action } = toast
  return (
    <Radix.Root
      // A background toast is announced politely, a foreground one assertively.
      type={toast.kind === 'destructive' ? 'foreground' : 'background'}
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) toasts.dismiss(toast.id)
      }}
      duration={toast.duration}
      data-kind={toast.kind}
      data-back={isBack || undefined}
      // A modal dialog switches pointers off for the page, but not for messages.
      className="ui-toast group pointer-events-auto relative flex touch-pan-y items-start gap-3 rounded-card bg-raised p-3 pl-3.5 text-13 text-ink shadow-float select-none"
    >
      {toast.agent ? (
        <AgentStamp agent={toast.agent} size={28} />
      ) : (
        <span className="p-1">{icons[toast.kind]}</span>
      )}
      <div className="min-w-0 flex-1 wrap-text">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.description !== undefined && (
          <Radix.Description className="text-ink-2">{toast.description}</Radix.Description>
        )}
      </div>
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.onPress}
          className={buttonStyle('ghost', 'sm', '-mt-0.5 font-semibold! text-accent!')}
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Dismiss"
        className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-raised text-ink-2 opacity-0 shadow-lift transition-opacity duration-(--d-1) group-hover:opacity-100 group-focus-within:opacity-100 hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </Radix.Close>
    </Radix.Root>
  )
}
