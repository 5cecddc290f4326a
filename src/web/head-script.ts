/**
 * Runs in the head before the first paint: the chosen colours, the place for a logged-in person's
 * name and the places of what only an owner or an admin sees (`data-owner`) must not flash or push
 * anything aside. It is the one inline script of a page; the policy knows its hash. Its last lines let what lies over
 * a page hear of a step through the history before the router does (listeners on the window are called as they were added),
 * and leave the step of what lay over it before a reload: it would take a press of the way back that does nothing; what the
 * address says goes with it. Not before all is loaded: WebKit stops loading a page that steps back.
 */
export const headScript = [
  'try{',
  'var d=document.documentElement.dataset,t=JSON.parse(localStorage.getItem("theme"));',
  'if(t==="dark"||t==="light")d.theme=t;',
  'var a=JSON.parse(localStorage.getItem("auth"));',
  'if(a&&a.user&&a.token){d.auth="user";',
  'var i=a.user._id,o=a.user.role==1?"":"=\\""+i+"\\"",s=new CSSStyleSheet;',
  'if(/^[0-9a-f]{24}$/.test(i)){s.replaceSync("[data-owner"+o+"]{display:contents}");',
  'document.adoptedStyleSheets=[s]}}',
  '}catch(e){}',
  'addEventListener("popstate",function(e){window.noteStep&&noteStep(e)});',
  'addEventListener("load",function(){var s=history.state;',
  'if(!s||!s.isOverPage||document.querySelector("dialog:modal"))return;',
  'var u=location.href;delete s.isOverPage;s.idx--;',
  'noteStep=function(e){noteStep=0;e.stopImmediatePropagation();history.replaceState(s,"",u)};history.back()});',
].join('');

/** Development only: Vite's React plugin wants this in every document that is not an index.html. */
export const refreshScript = [
  'import { injectIntoGlobalHook } from "/@react-refresh";',
  'injectIntoGlobalHook(window);',
  'window.$RefreshReg$ = () => {};',
  'window.$RefreshSig$ = () => (type) => type;',
].join('\n');
