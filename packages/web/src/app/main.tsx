/** The entry of the page. */
import './fonts.css';
import './theme.css';
import './base.css';
import '../parts/parts.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { goOffline } from '../offline/go-offline.ts';
import { applySettings } from '../settings/apply-settings.ts';
import { App } from './app.tsx';
import { reportUnexpected } from './report-unexpected.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');

await applySettings();
reportUnexpected();
goOffline();
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
