// Says that there is no connection: what is changed meanwhile waits, and is sent once it is back.
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Notice } from '../ui/notice.tsx'

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline())
  if (isOnline) return null
  return (
    <div className="shrink-0 px-3 py-2">
      <Notice tone="warning" title="You are offline.">
        What you change is sent when the connection is back. Leave this page open until then.
      </Notice>
    </div>
  )
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
