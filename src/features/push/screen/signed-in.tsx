// What push gives to every signed-in page: the worker that shows notifications, registered once the page is there.
import { useEffect } from 'react'
import type { SignedIn } from '../../client.ts'

export const push: SignedIn = {
  useLive() {
    useEffect(() => {
      import('./this-browser.ts').then(({ registerWorker }) => registerWorker()).catch(() => {})
    }, [])
  },
}
