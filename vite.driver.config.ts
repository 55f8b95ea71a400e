import { appConfig } from './scripts/vite/app-config.ts'
import { offlineWorker } from './scripts/vite/offline-worker.ts'

export default appConfig('driver', [offlineWorker()])
