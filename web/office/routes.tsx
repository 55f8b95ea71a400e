import type { RouteObject } from 'react-router'
import { ApprovalsPage } from './approvals/approvals-page.tsx'
import { AuditPage } from './audit/audit-page.tsx'
import { ClosingPage } from './closing/closing-page.tsx'
import { ChangePage } from './days/change-page.tsx'
import { DaysPage } from './days/days-page.tsx'
import { MadeChangePage } from './days/made-change-page.tsx'
import { CallPage } from './customer/call-page.tsx'
import { CustomerPage } from './customer/customer-page.tsx'
import { DisputesPage } from './disputes/disputes-page.tsx'
import { CustomersPage } from './customers/customers-page.tsx'
import { BankPage } from './bank/bank-page.tsx'
import { BillsPage } from './bills/bills-page.tsx'
import { DebtsPage } from './debts/debts-page.tsx'
import { DocumentPage } from './documents/document-page.tsx'
import { Frame } from './frame/frame.tsx'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { RightGate } from './frame/right-gate.tsx'
import { GoodPage } from './goods/good-page.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { OrdersPage } from './orders/orders-page.tsx'
import { OwnPage } from './own/own-page.tsx'
import { InvitePage } from './people/invite-page.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { PersonPage } from './people/person-page.tsx'
import { HandInPage } from './hand-in/hand-in-page.tsx'
import { CashPage } from './holders/cash-page.tsx'
import { ContainersPage } from './holders/containers-page.tsx'
import { LoadPage } from './loading/load-page.tsx'
import { PaperPage } from './paper/paper-page.tsx'
import { RefundsPage } from './refunds/refunds-page.tsx'
import { RescuePage } from './rescue/rescue-page.tsx'
import { RunPage } from './runs/run-page.tsx'
import { PinPage } from './places/pin-page.tsx'
import { PlacesPage } from './places/places-page.tsx'
import { SearchesPage } from './searches/searches-page.tsx'
import { SettingsPage } from './settings/settings-page.tsx'
import { InvitationPage } from './sign-in/invitation-page.tsx'
import { TodayPage } from './today/today-page.tsx'
import { WatchPage } from './watch/watch-page.tsx'
import { OutlinePage } from './zones/outline-page.tsx'
import { VehiclesPage } from './zones/vehicles-page.tsx'
import { ZonesPage } from './zones/zones-page.tsx'

/** Every page of the office; those behind the frame need a sign-in. */
export const routes: RouteObject[] = [
  { path: '/invitation', element: <InvitationPage /> },
  {
    path: '/',
    element: <Frame />,
    children: [
      { index: true, element: <TodayPage /> },
      { path: 'own', element: <OwnPage /> },
      { path: 'approvals', element: <ApprovalsPage /> },
      {
        element: <RightGate right="seeToday" />,
        children: [
          { path: 'runs/:id', element: <RunPage /> },
          { path: 'runs/:id/hand-in', element: <HandInPage /> },
          { path: 'goods/:id', element: <GoodPage missing={<NotFoundPage />} /> },
          {
            element: <RightGate right="countLoads" />,
            children: [{ path: 'runs/:id/load', element: <LoadPage /> }],
          },
          {
            element: <RightGate right="recordEvents" />,
            children: [{ path: 'runs/:id/paper', element: <PaperPage /> }],
          },
        ],
      },
      {
        element: <RightGate right="moveCash" />,
        children: [{ path: 'cash', element: <CashPage /> }],
      },
      {
        element: <RightGate right="receiveGoods" />,
        children: [{ path: 'containers', element: <ContainersPage /> }],
      },
      {
        element: <RightGate right="recordEvents" />,
        children: [{ path: 'rescue', element: <RescuePage /> }],
      },
      {
        element: <RightGate right="manageStaff" />,
        children: [
          { path: 'people', element: <PeoplePage /> },
          { path: 'people/invite', element: <InvitePage /> },
          { path: 'people/:id', element: <PersonPage /> },
        ],
      },
      {
        element: <RightGate right="closeDays" />,
        children: [{ path: 'plan', element: <ClosingPage /> }],
      },
      {
        element: <RightGate right="changeZones" />,
        children: [
          { path: 'plan/days', element: <DaysPage /> },
          { path: 'plan/days/change', element: <ChangePage /> },
          { path: 'plan/days/:id', element: <MadeChangePage /> },
          { path: 'plan/zones', element: <ZonesPage /> },
          { path: 'plan/zones/:code', element: <OutlinePage missing={<NotFoundPage />} /> },
          { path: 'plan/vehicles', element: <VehiclesPage /> },
          { path: 'plan/addresses', element: <PlacesPage /> },
          { path: 'plan/addresses/:id', element: <PinPage /> },
        ],
      },
      {
        element: <RightGate right="changeTexts" />,
        children: [{ path: 'goods/searches', element: <SearchesPage /> }],
      },
      {
        element: <RightGate right="changeSettings" />,
        children: [{ path: 'settings', element: <SettingsPage /> }],
      },
      {
        element: <RightGate right="watchFraud" />,
        children: [{ path: 'watch', element: <WatchPage /> }],
      },
      {
        element: <RightGate right="seeAudit" />,
        children: [{ path: 'audit', element: <AuditPage /> }],
      },
      {
        element: <RightGate right="importStatements" />,
        children: [{ path: 'bank', element: <BankPage /> }],
      },
      {
        element: <RightGate right="issueBills" />,
        children: [
          { path: 'debts', element: <DebtsPage /> },
          { path: 'bills', element: <BillsPage /> },
        ],
      },
      {
        element: <RightGate right="exportTransfers" />,
        children: [{ path: 'refunds', element: <RefundsPage /> }],
      },
      {
        element: <RightGate right="searchEverything" />,
        children: [
          { path: 'disputes', element: <DisputesPage /> },
          { path: 'orders', element: <OrdersPage /> },
          { path: 'call', element: <CallPage /> },
          { path: 'orders/:id', element: <OrderPage missing={<NotFoundPage />} /> },
          { path: 'documents/:id', element: <DocumentPage missing={<NotFoundPage />} /> },
          { path: 'customers', element: <CustomersPage /> },
          { path: 'customers/:id', element: <CustomerPage missing={<NotFoundPage />} /> },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
