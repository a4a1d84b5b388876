// How the web client is served in development and built: entry index.html, output dist/web, hashed assets.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The server puts a fresh nonce in place of this word in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/web',
    assetsDir: 'assets',
    target: 'es2022',
    // Fonts stay files of their own, since the policy allows no data: addresses for them.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/api': server,
      '/mail-body': server,
      '/ws': { target: server, ws: true },
    },
  },
})
