// How the web client is served in development and built: entry index.html, output dist/web, hashed assets.
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { crewStyles } from './src/crew/colours.ts'

const server = 'http://127.0.0.1:3000'

/** The gallery of components at /dev/ui: a page of the development server only, never built into the app. */
function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === '/dev/ui') request.url = '/src/ui/gallery/index.html'
        next()
      })
    },
  }
}

/** Adds the colours on the agents' cards to the client's stylesheet, before Tailwind reads it. */
function crewColours(): Plugin {
  return {
    name: 'crew-colours',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/ui/app.css') ? `${code}\n${crewStyles()}` : null),
  }
}

type ModuleInfoOf = (id: string) => { importedIds: readonly string[] } | null

/** What every visitor loads first. */
const firstPages = ['src/shell/main.tsx', 'src/features/landing/screen/landing-page.tsx']
let firstModules: Set<string> | null = null

/** Kept apart from what the signed-in need: the landing page waits for nothing of it. */
function isOfFirstLoad(id: string, infoOf: ModuleInfoOf): boolean {
  if (!firstModules) {
    firstModules = new Set()
    const waiting = firstPages.map((file) => join(import.meta.dirname, file))
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (firstModules.has(next)) continue
      firstModules.add(next)
      waiting.push(...(infoOf(next)?.importedIds ?? []))
    }
  }
  return firstModules.has(id)
}

/** Puts modules that so many parts share into one file of that name; a page of many small files waits for each. */
function sharedBy(minShareCount: number, name: string, isFirst: boolean) {
  return {
    minShareCount,
    name: (id: string, info: { getModuleInfo: ModuleInfoOf }) =>
      isOfFirstLoad(id, (one) => info.getModuleInfo(one)) === isFirst ? name : null,
  }
}

export default defineConfig({
  plugins: [crewColours(), react(), tailwindcss(), gallery()],
  // The server puts a fresh nonce in place of this word in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/web',
    assetsDir: 'assets',
    target: 'es2022',
    // Fonts stay files of their own, since the policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    // The first load names every part that may follow: 42 bits tell two builds of one apart as well as 48.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { ...sharedBy(1, 'base', true), priority: 3 },
            { ...sharedBy(20, 'app', false), priority: 2 },
            { ...sharedBy(4, 'pages', false), priority: 1, minSize: 10_000 },
          ],
        },
      },
    },
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
