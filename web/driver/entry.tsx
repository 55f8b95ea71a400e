import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/opening.css'
import { createRoot } from 'react-dom/client'
import { DriverApp } from './driver-app.tsx'
import { registerWorker } from './memory/worker.ts'

createRoot(document.querySelector('#app')!).render(<DriverApp />)

if (import.meta.env.PROD) void registerWorker()
