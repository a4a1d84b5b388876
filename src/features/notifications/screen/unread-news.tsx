// Says to screen readers that something new is behind the bell, politely and only when it comes.
import { useState } from 'react'

export function UnreadNews({ unread }: { unread: number | undefined }) {
  const [last, setLast] = useState(unread)
  const [news, setNews] = useState('')
  if (unread !== last) {
    setLast(unread)
    // What was unread when the page was loaded is no news.
    const isNew = last !== undefined && unread !== undefined && unread > last
    setNews(isNew ? `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}` : '')
  }
  return (
    <span role="status" aria-live="polite" className="sr-only">
      {news}
    </span>
  )
}
