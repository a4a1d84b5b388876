// Copies an address and tells whether it worked, in the same words wherever an address is copied (ERR-41).
import { toast } from './toasts.ts'

/** False where the browser does not let it. */
export async function copyAddress(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
    toast({ kind: 'success', title: 'Copied!', description: `Email ${address} copied to clipboard` })
    return true
  } catch (error) {
    console.error('Failed to copy email', error)
    toast({ kind: 'destructive', title: 'Failed to copy email' })
    return false
  }
}
