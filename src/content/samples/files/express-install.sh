npm install @__SLUG__/sdk express
