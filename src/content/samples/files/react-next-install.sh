npm install @__SLUG__/sdk server-only
