// How the web client is served in development and built: entry index.html, output dist/web, hashed assets.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { clientContracts } from './bin/setup/client-contracts.ts'
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

/** Whether a module comes along, sooner or later, before these files can run. */
function comesWith(files: readonly string[]) {
  let modules: Set<string> | null = null
  return (id: string, infoOf: ModuleInfoOf): boolean => {
    if (!modules) {
      modules = new Set()
      const waiting = files.map((file) => join(import.meta.dirname, file))
      for (const file of waiting)
        if (!existsSync(file)) throw new Error(`${file} has gone: name its new place`)
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (modules.has(next)) continue
        modules.add(next)
        waiting.push(...(infoOf(next)?.importedIds ?? []))
      }
    }
    return modules.has(id)
  }
}

/** What every visitor loads first: it waits for nothing that only the signed-in need. */
const isOfFirstLoad = comesWith(['src/shell/main.tsx', 'src/features/landing/screen/landing-page.tsx'])

/** Every part of the one library of primitives seems to come with each other: what boards open later is none of theirs. */
const OPENED_LATER = /\/@radix-ui\/react-(?:alert-dialog|switch)\//

const comesWithBoards = comesWith([
  'src/shell/frame.tsx',
  'src/features/boards/screen/board-route.tsx',
  'src/features/boards/screen/task-board/task-board-route.tsx',
  'src/features/copilot/screen/board/board-assistant.tsx',
  'src/features/settings/screen/first-mail.tsx',
])

const isOfBoards = (id: string, infoOf: ModuleInfoOf) => !OPENED_LATER.test(id) && comesWithBoards(id, infoOf)

type Belongs = (id: string, infoOf: ModuleInfoOf) => boolean

/** Puts modules that so many parts share into one file of that name; a page of many small files waits for each. */
function sharedBy(minShareCount: number, name: string, belongs: Belongs) {
  return {
    minShareCount,
    name: (id: string, info: { getModuleInfo: ModuleInfoOf }) =>
      belongs(id, (one) => info.getModuleInfo(one)) ? name : null,
  }
}

export default defineConfig({
  plugins: [crewColours(), react(), tailwindcss(), gallery(), clientContracts()],
  // The server puts a fresh nonce in place of this word in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/web',
    assetsDir: 'assets',
    target: 'es2022',
    // The first load would list for each part what it imports; a part asks for that itself, and for its style sheets here.
    // Browsers without module preloading load the same, a little later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // Fonts stay files of their own, since the policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    // The first load names every part that may follow: by 42 bits alone, which tell two builds of one apart.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What dialogs and the first live message need: no page waits for it.
            { name: 'forms', test: /node_modules\/(?:zod|react-hook-form|@hookform)\//, priority: 4 },
            // The signed-in never see the landing page.
            {
              ...sharedBy(1, 'landing', isOfFirstLoad),
              test: /\/features\/landing\/screen\/(?!client)/,
              priority: 4,
            },
            { ...sharedBy(1, 'base', isOfFirstLoad), priority: 3 },
            // A line or two for each feature, which its pages and the live messages of every page need.
            { name: 'refresh', test: /\/screen\/refresh-[\w-]+\.ts$/, priority: 2.5 },
            { ...sharedBy(4, 'app', isOfBoards), priority: 2 },
            { ...sharedBy(4, 'pages', () => true), priority: 1, minSize: 10_000 },
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
