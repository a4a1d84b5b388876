// Starts the gallery of components, a page for development only (/dev/ui).
import '../app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { shareNonceWithStyles } from '../csp.ts'
import { Gallery } from './gallery.tsx'

shareNonceWithStyles()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}
