// What push gives to every signed-in page: the worker that shows notifications, registered once the page is there.
import { useEffect } from 'react'
import type { SignedIn } from '../../client.ts'
import { registerWorker } from './register-worker.ts'

export const push: SignedIn = {
  useLive() {
    useEffect(() => {
      registerWorker().catch(() => {})
    }, [])
  },
}
